import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { fallbackLanguage } from '@touchline/languages'
import { word } from '../texts/index.ts'
import { type DataProblem, mostProblems } from './check-records.ts'

/** A file of records that cannot be read at all, in words. */
export class UnreadableFileError extends Error {}

/** A file of records: what it says, and where. */
export type DataFile = {
  readonly value: unknown
  /** The line of a place such as `schedules.3.endsAt`, or of what contains it. */
  readonly lineOf: (field: string) => number | undefined
}

/** Reads JSON, or YAML where the name ends so. Throws an UnreadableFileError. */
export async function readDataFile(path: string): Promise<DataFile> {
  const text = await contentOf(path)
  const isYaml = ['.yaml', '.yml'].includes(extname(path).toLowerCase())
  const value = isYaml ? parseYaml(text) : parseJson(text)
  return { value: withoutSchema(value), lineOf: (field) => lineIn(text, field) }
}

async function contentOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new UnreadableFileError('there is no such file, or it cannot be read')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableFileError(`this is not JSON: ${error instanceof Error ? firstLine(error.message) : ''}`)
  }
}

function parseYaml(text: string): unknown {
  const document = parseDocument(text, { merge: true })
  const [error] = document.errors
  if (error) throw new UnreadableFileError(`this is not YAML: ${firstLine(error.message)}`)
  try {
    return document.toJS()
  } catch (problem) {
    // Aliases that name nothing, or that would multiply without end.
    throw new UnreadableFileError(`this is not YAML: ${problem instanceof Error ? firstLine(problem.message) : ''}`)
  }
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/:$/, '') ?? ''
}

/** An editor's note of the schema that the file follows. */
function withoutSchema(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'))
}

let last:
  | { readonly text: string; readonly lines: LineCounter; readonly document: ReturnType<typeof parseDocument> }
  | undefined

/** JSON is read as YAML here, which counts lines. */
function lineIn(text: string, field: string): number | undefined {
  if (last?.text !== text) {
    const lines = new LineCounter()
    last = { text, lines, document: parseDocument(text, { lineCounter: lines, merge: true }) }
  }
  const { lines, document } = last
  const path = field.split('.').filter((part) => part !== '')
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length).map(stepOf), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return undefined
}

function stepOf(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part
}

/** A line for each problem, and one where there are more. */
export function problemLines(problems: readonly DataProblem[], lineOf: DataFile['lineOf']): readonly string[] {
  const lines = problems.slice(0, mostProblems).map(({ field, title, says }) => {
    const line = lineOf(field)
    const beside = [...(title === undefined ? [] : [title]), ...(line === undefined ? [] : [`line ${line}`])]
    const place = field === '' ? 'the file' : field
    return `${place}${beside.length === 0 ? '' : ` (${beside.join(', ')})`}: ${word(fallbackLanguage, says)}`
  })
  return problems.length > mostProblems ? [...lines, `and more; these are the first ${mostProblems}`] : lines
}
