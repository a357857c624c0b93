export { emailKey } from './email-key.ts'
export { issueToken } from './issue-token.ts'
export { hashPassword } from './password.ts'
export { createAuthReads, createAuthWrites } from './repository.ts'
