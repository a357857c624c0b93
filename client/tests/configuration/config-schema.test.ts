import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { fromJSONSchema } from 'zod'
import { configSchema } from '../../build/config/config-schema.ts'
import { parseConfig } from '../../src/app/config/config.ts'

type Node = { readonly default?: unknown; readonly properties?: Readonly<Record<string, Node>> }
type Setting = readonly [path: string, standard: string]

const schema = configSchema()
const isValid = (content: unknown): boolean => fromJSONSchema(schema).safeParse(content).success

/** Every setting, those inside others in dots, with its default; an empty object is no value. */
function settingsIn({ properties = {} }: Node, around = ''): readonly Setting[] {
  return Object.entries(properties).flatMap(([name, node]): readonly Setting[] => {
    const path = `${around}${name}`
    const isGroup = node.properties !== undefined
    const standard = node.default === undefined || isGroup ? '' : `\`${JSON.stringify(node.default)}\``
    return [[path, standard], ...settingsIn(node, `${path}.`)]
  })
}

const examples: readonly (readonly [content: unknown, isGood: boolean])[] = [
  [{}, true],
  [{ $schema: './config.schema.json', switches: { onlineJoiningEnabled: false } }, true],
  [{ sites: { account: null }, basePaths: { auth: '/identity' }, paths: { readCourse: '/c/{idOrSlug}' } }, true],
  [{ switches: { onlineJoiningEnabled: 'yes' } }, false],
  [{ switches: { joining: true } }, false],
  [{ apiOrigin: 'platform.example/api' }, false],
  [{ languages: ['fr'] }, false],
  [{ apiOrigins: '' }, false],
  [null, false],
]

describe('[O-397] the JSON Schema of config.json', () => {
  test.each(examples)('says of %j what the site says', (content, isGood) => {
    expect([isValid(content), parseConfig(content).ok]).toEqual([isGood, isGood])
  })

  test('has a description for every setting', () => {
    const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, { description?: string }>> }
    expect(Object.values(properties).filter(({ description = '' }) => description.length < 10)).toEqual([])
  })

  test('is what the documentation lists, with the same defaults', async () => {
    const text = await readFile(new URL('../../../docs/production-client.md', import.meta.url), 'utf8')
    const documented = text.split('\n').flatMap((line): readonly Setting[] => {
      const [, name = '', standard = ''] = line.split('|').map((cell) => cell.trim())
      const setting = /^`([\w.$]+)`$/.exec(name)?.[1]
      return setting === undefined ? [] : [[setting, standard]]
    })
    const settings = settingsIn(schema as Node).filter(([name]) => !name.startsWith('basePaths.'))
    expect(documented).toEqual(settings)
    const areas = settingsIn(schema as Node).filter(([name]) => name.startsWith('basePaths.'))
    expect(areas.filter(([name]) => !text.includes(`\`${name.replace('basePaths.', '')}\``))).toEqual([])
  })
})
