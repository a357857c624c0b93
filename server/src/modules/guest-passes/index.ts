export { createGuestPassReads, createGuestPassWrites } from './repository.ts'
