import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { sceneNames } from './scene-window.ts'

const kilobyte = 1000
const parts: { readonly name: string; readonly scenes: readonly string[]; readonly bytes: number }[] = []

/** 'SwimScene.ts' → 'swim', 'VenueTownScene.ts' → 'venue-town'. */
const sceneOf = (file: string): string =>
  file
    .replace('Scene.ts', '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase()

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('scene-parts.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  for (const { output } of [built].flat().filter((one) => 'output' in one)) {
    for (const file of output) {
      if (file.type !== 'chunk' || file.isEntry) continue
      const scenes = file.moduleIds.flatMap((id) => /\w+Scene\.ts$/.exec(id)?.[0] ?? []).map(sceneOf)
      parts.push({ name: file.name, scenes, bytes: gzipSync(file.code, { level: 9 }).length })
    }
  }
}, 30_000)

test.each(sceneNames)('the scene %s is a chunk of its own, at most 4 kB gzip', (name) => {
  const own = parts.filter(({ scenes }) => scenes.includes(name))
  expect(own.map(({ scenes }) => scenes)).toEqual([[name]])
  expect(own[0]?.bytes).toBeLessThanOrEqual(4 * kilobyte)
})

test('all scenes with their shared code are at most 20 kB gzip', () => {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  expect(bytes).toBeLessThanOrEqual(20 * kilobyte)
})
