/** The job that closes an account; its subject is the id of the user. */
export const closingJob = 'account-closing'
