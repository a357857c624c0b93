import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../server/src/texts/en/errors.json')

/** The English text of each refusal, by its code. */
export const messages = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
