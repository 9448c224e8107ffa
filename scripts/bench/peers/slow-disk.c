/* Goes in front of a program, and has its disk take longer: SYNC_MS milliseconds more for each sync. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static int later(const char *name, int fd) {
  int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int result = sync(fd);
  const char *ms = getenv("SYNC_MS");
  struct timespec time = {0, (ms ? atol(ms) : 0) * 1000000L};
  nanosleep(&time, NULL);
  return result;
}

int fsync(int fd) { return later("fsync", fd); }
int fdatasync(int fd) { return later("fdatasync", fd); }
