export { createTexts, type Format, type Texts, type Values } from './create-texts.ts'
export { languageAsked } from './language-asked.ts'
export { readResources, type Resources } from './read-resources.ts'
