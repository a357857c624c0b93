export { findByReference } from './find-by-reference.ts'
export { keepLanguage, languageIn } from './keep-language.ts'
export { readUser } from './read-user.ts'
export { createUserReads, createUserWrites } from './repository.ts'
