export { openFileFolder } from './folder.ts'
export type { Files, FileStore } from './port.ts'
