import { CannotAsk, type Options, type Surroundings } from '../cli/verb.ts'
import type { Contracts } from '../judging/judge-by-all.ts'
import { withChanges } from '../observing/with-changes.ts'
import { type Description, readDescription } from './description.ts'
import { readJson } from './read-json.ts'

/** Settings that name contracts to show beside the documents. */
const others = [
  ['CONTRACT_SHIPPED', 'shipped contract'],
  ['CONTRACT_WORKING_TREE', 'working tree'],
] as const

/** The contracts of a run: the one that it judges by, then the shipped one and the working tree, where they are named. */
export async function loadContracts(options: Options, surroundings: Pick<Surroundings, 'env'>): Promise<Contracts> {
  const description = await loadDescription(options, surroundings)
  const beside: Contracts[number][] = []
  for (const [setting, name] of others) {
    const file = surroundings.env[setting]
    if (file !== undefined) beside.push({ name, description: await read(file) })
  }
  return [{ name: nameOf(options), description }, ...beside]
}

function nameOf({ values }: Options): string {
  const name = typeof values['description'] === 'string' ? 'description' : 'documents'
  return values['observed'] === undefined ? name : `${name} and what was observed`
}

/** The description that a run judges by: that of `--description`, else that of the documents alone. */
export async function loadDescription(options: Options, surroundings: Pick<Surroundings, 'env'>): Promise<Description> {
  return describedBy(await loadDocument(options, surroundings), descriptionFile(options, surroundings))
}

/** The OpenAPI document that a run judges by, with what `--observed` says of the platform in the documents' place. */
export async function loadDocument(options: Options, surroundings: Pick<Surroundings, 'env'>): Promise<unknown> {
  const document = await readJson(descriptionFile(options, surroundings))
  const { observed } = options.values
  if (typeof observed !== 'string') return document
  try {
    return withChanges(document, await readJson(observed))
  } catch (error) {
    if (error instanceof CannotAsk) throw error
    throw new CannotAsk(`${observed} ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** The file with the OpenAPI document of a run. Throws CannotAsk where none is named. */
export function descriptionFile({ values }: Options, { env }: Pick<Surroundings, 'env'>): string {
  const file = values['description'] ?? env['CONTRACT_DOCUMENTS']
  if (typeof file !== 'string') throw new CannotAsk('Name the OpenAPI document to judge by: --description FILE.')
  return file
}

async function read(file: string): Promise<Description> {
  return describedBy(await readJson(file), file)
}

/** The description that the content of a file is. Throws CannotAsk, with the file's name, for anything else. */
export function describedBy(content: unknown, file: string): Description {
  try {
    return readDescription(content)
  } catch (error) {
    throw new CannotAsk(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
