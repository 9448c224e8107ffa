/*
 * Loaded in front of a program (LD_PRELOAD), it stands between the program and its files below DISK_DIR.
 * DISK_LOG: it writes down there what is written and which of it was synced. test-disk.ts makes of that what a disk holds
 * that forgets the rest. DISK_FAULT: while that file is there, all writing fails with the error whose number it holds.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { WRITTEN = 1, TRUNCATED = 2, SYNCED = 3 };

struct entry {
  uint32_t kind;
  uint32_t name_length;
  uint64_t offset; /* of a write; the new length of a truncation */
  uint64_t length;
};

/* The file's name below the directory that is watched, or NULL for any other file. */
static const char *watched(int fd, char *path) {
  const char *directory = getenv("DISK_DIR");
  char link[64];
  ssize_t length;
  size_t prefix;
  if (directory == NULL) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return NULL;
  path[length] = '\0';
  prefix = strlen(directory);
  if (strncmp(path, directory, prefix) != 0 || path[prefix] != '/') return NULL;
  return path + prefix + 1;
}

/* The error that a write to this file is to fail with now, or 0. */
static int fault_of(int fd) {
  const char *file = getenv("DISK_FAULT");
  char path[PATH_MAX];
  char text[8] = {0};
  int handle;
  if (file == NULL || watched(fd, path) == NULL) return 0;
  handle = open(file, O_RDONLY | O_CLOEXEC);
  if (handle < 0) return 0;
  if (read(handle, text, sizeof text - 1) < 0) text[0] = '\0';
  close(handle);
  return atoi(text);
}

static void note(enum kind kind, int fd, const void *bytes, size_t length, off64_t offset) {
  static int log = -1;
  char path[PATH_MAX];
  const char *name = watched(fd, path);
  struct entry entry;
  struct iovec parts[3];
  if (name == NULL || getenv("DISK_LOG") == NULL) return;
  if (log < 0) log = open(getenv("DISK_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  entry.kind = kind;
  entry.name_length = strlen(name);
  entry.offset = (uint64_t)offset;
  entry.length = length;
  parts[0] = (struct iovec){&entry, sizeof entry};
  parts[1] = (struct iovec){(void *)name, entry.name_length};
  parts[2] = (struct iovec){(void *)bytes, length};
  if (log < 0 || writev(log, parts, 3) < 0) {
    perror("power cut");
    abort();
  }
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
  static ssize_t (*real)(int, const void *, size_t, off64_t);
  ssize_t written;
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "pwrite64");
  if ((errno = fault_of(fd)) != 0) return -1;
  written = real(fd, bytes, count, offset);
  if (written > 0) note(WRITTEN, fd, bytes, (size_t)written, offset);
  return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
  return pwrite64(fd, bytes, count, offset);
}

ssize_t write(int fd, const void *bytes, size_t count) {
  static ssize_t (*real)(int, const void *, size_t);
  ssize_t written;
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "write");
  written = real(fd, bytes, count);
  if (written > 0 && getenv("DISK_DIR") != NULL) {
    off64_t end = lseek64(fd, 0, SEEK_CUR);
    int kept = errno;
    if (end >= 0) note(WRITTEN, fd, bytes, (size_t)written, end - written);
    errno = kept;
  }
  return written;
}

int ftruncate64(int fd, off64_t length) {
  static int (*real)(int, off64_t);
  int result;
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "ftruncate64");
  result = real(fd, length);
  if (result == 0) note(TRUNCATED, fd, NULL, 0, length);
  return result;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

/* What stands in the log is what counts: nobody waits for the machine's own disk. */
int fsync(int fd) {
  if ((errno = fault_of(fd)) != 0) return -1;
  note(SYNCED, fd, NULL, 0, 0);
  return 0;
}

int fdatasync(int fd) { return fsync(fd); }
