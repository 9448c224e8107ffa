const words = (text: string): string[] => text.trim().split(/\s+/);

/** The keys of every answer that a server of 0.1.0 gave, with the samples of a first start: `data[].title`. */
export const answeredKeys: Record<string, readonly string[]> = {
  getFeaturedEvent: words(`
    data data._id data.chapter data.date data.description data.endDate data.images data.location
    data.registrationURL data.timezone data.title success`),
  getActiveEvents: words(`
    data data[]._id data[].category data[].changedAt data[].chapter data[].createdAt data[].date
    data[].description data[].endDate data[].images data[].isActive data[].isApproved data[].location
    data[].maxAttendees data[].media data[].organizer data[].registeredCount data[].registeredUsers
    data[].registrationDeadline data[].registrationURL data[].timezone data[].title success`),
  getEvent: words(`
    data data._id data.category data.changedAt data.chapter data.createdAt data.date data.description
    data.endDate data.images data.isActive data.isApproved data.location data.maxAttendees data.media
    data.organizer data.registeredCount data.registeredUsers data.registrationDeadline
    data.registrationURL data.timezone data.title success`),
  fetchAllNews: words(`
    data data[]._id data[].category data[].chapter data[].createdAt data[].createdBy
    data[].createdBy.name data[].description data[].featured data[].images data[].summary data[].tags
    data[].title success`),
  getStories: words(`
    data data[].author data[].authorImage data[].authorTitle data[].category data[].content data[].date
    data[].excerpt data[].id data[].image data[].readTime data[].tags data[].title success`),
  getMembers: words(`
    data data[]._id data[].address data[].address.state data[].coepProgram data[].company
    data[].firstName data[].graduationYear data[].image data[].lastName data[].linkedIn success total`),
  getJobs: words(`
    jobs jobs[]._id jobs[].applicationLink jobs[].company jobs[].description jobs[].jobType
    jobs[].location jobs[].postedBy jobs[].postedBy.User jobs[].postedBy.User.contactNo
    jobs[].postedBy.User.email jobs[].postedBy.User.name jobs[].postedOn jobs[].requirements
    jobs[].title success`),
  health: words('contract status'),
  registerForEvent: words('message reference success'),
  createStory: words('message reference success'),
  sendContactMessage: words('message reference success'),
  registerMember: words('message reference success'),
  createJob: words('message reference success'),
};
