import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * A migration that has landed has run on data of others: it stays as it is, and where it is. The list has every migration
 * with the hash of its text, in the order in which they run; it only grows, at the end of each section.
 *
 * @typedef {{ readonly step: string, readonly hash: string }} Step `step` is a folder and the name of a migration in it
 */
const list = 'server/migrations/landed.txt'
const folders = ['sqlite', 'pg', 'registry-sqlite', 'registry-pg']

/** @returns {Promise<{ ok: boolean, output: string }>} */
export async function landedMigrations() {
  const problems = problemsOf(readLanded(readFileSync(join(root, list), 'utf8')), await presentSteps())
  return { ok: problems.length === 0, output: problems.map((problem) => `${problem}\n`).join('') }
}

/** @param {string} text @returns {readonly Step[]} */
export function readLanded(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [hash = '', step = ''] = line.trim().split(/\s+/)
      return { step, hash }
    })
}

/**
 * The faults of the present migrations, a sentence each that names the migration.
 * @param {readonly Step[]} landed @param {readonly Step[]} present @returns {readonly string[]}
 */
export function problemsOf(landed, present) {
  const hashes = new Map(present.map(({ step, hash }) => [step, hash]))
  const known = new Set(landed.map(({ step }) => step))
  /** @type {string[]} */
  const problems = []
  for (const { step, hash } of landed) {
    const now = hashes.get(step)
    if (now === undefined) problems.push(`${step} has landed, and is not there any more: put it back`)
    else if (now !== hash) problems.push(`${step} has landed, and was changed: put it back, and add a new migration`)
  }
  for (const { step, hash } of present) {
    if (!known.has(step)) problems.push(`${step} is new: add the line "${hash}  ${step}" to ${list}`)
  }
  return [...problems, ...folderNames(present).flatMap((folder) => reordered(folder, landed, present))]
}

/** @param {string} folder @param {readonly Step[]} landed @param {readonly Step[]} present */
function reordered(folder, landed, present) {
  const names = (/** @type {readonly Step[]} */ steps) =>
    steps.map(({ step }) => step).filter((step) => folderOf(step) === folder)
  const [before, now] = [names(landed), names(present)]
  const wanted = before.filter((step) => now.includes(step))
  const found = now.filter((step) => wanted.includes(step))
  const at = found.findIndex((step, index) => step !== wanted[index])
  if (at >= 0)
    return [
      `${found[at]} runs in another place than it has landed in: after ${wanted[at - 1] ?? 'nothing'} comes ${wanted[at]}`,
    ]
  const early = now.slice(0, wanted.length).find((step) => !wanted.includes(step))
  return early === undefined ? [] : [`${early} is new, and runs before migrations that have landed: it comes last`]
}

const folderOf = (/** @type {string} */ step) => step.slice(0, step.lastIndexOf('/'))

/** @param {readonly Step[]} steps */
function folderNames(steps) {
  return [...new Set(steps.map(({ step }) => folderOf(step)))]
}

/** Every migration as it is now: of the platform and of the registry on both engines, and of the gateway. */
async function presentSteps() {
  const { loadMigrations } = await import('../server/src/infra/store/migrate.ts')
  const { schema } = await import('../packages/gateway/src/store/schema.ts')
  const ofServer = folders.flatMap((folder) =>
    loadMigrations(join(root, 'server/migrations', folder)).map(({ id, hash }) => ({ step: `${folder}/${id}`, hash })),
  )
  const ofGateway = schema.map((text, index) => ({
    step: `gateway/${String(index + 1).padStart(4, '0')}`,
    hash: createHash('sha256').update(text).digest('hex'),
  }))
  return [...ofServer, ...ofGateway]
}
