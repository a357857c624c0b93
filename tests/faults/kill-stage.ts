import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { minute, systemClock } from '@touchline/clock'
import { createGateway } from '@touchline/gateway'
import { systemRandom } from '@touchline/ids'
import { createPlatform, injectTransport, openFiles, openStores, type Platform, readConfig } from '@touchline/server'
import { expect, onTestFinished } from 'vitest'
import { bundled } from '../support/bundled.ts'
import { publicUrl, secret } from '../support/create-host.ts'
import { type Kill, platformOptions, type Request } from './kill-task.ts'
import { placeOfRun } from './place-of-run.ts'

/** A gateway that stays, servers that are killed, and a server of this process that looks what they have left. */
export async function openKillStage() {
  const { dataDir, settings: engineSettings } = await placeOfRun()
  const mortal = await bundled('tests/faults/processes/do-until-killed.ts', 'server')
  const settings = { ...engineSettings, DATA_DIR: dataDir }
  const gateway = createGateway({
    database: ':memory:',
    publicUrl,
    controlSecret: secret,
    sandboxControls: true,
    clock: systemClock,
    random: systemRandom,
    // Webhooks are never delivered: their content is read instead.
    deliver: () => Promise.reject(new Error('nobody listens')),
  })
  onTestFinished(() => gateway.close())
  const gatewayUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' })

  return {
    gateway,
    /** Starts a server that does as told and is killed on the way; answers the statuses it lived to see. */
    die: async (kill: Kill, requests: readonly Request[] = []): Promise<readonly number[]> => {
      const task = JSON.stringify({ settings, gatewayUrl, kill, requests })
      const child = spawn(process.execPath, [mortal, task], { stdio: ['ignore', 'pipe', 'inherit'] })
      onTestFinished(() => void child.kill('SIGKILL'))
      let said = ''
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
      const [code, signal] = await once(child, 'close')
      expect([code, signal], said).toEqual([null, 'SIGKILL'])
      return said.split('\n').filter(Boolean).map(Number)
    },
    /** The next start, long enough after the kill to tell what was left from what is being made. */
    afterwards: async <T>(look: (platform: Platform) => Promise<T>): Promise<T> => {
      const wallClock = { now: () => systemClock.now() + minute }
      const config = readConfig(settings)
      const stores = await openStores(config, { wallClock, random: systemRandom, log: () => undefined })
      const transport = injectTransport((request) => gateway.app.inject(request))
      const platform = await createPlatform(
        platformOptions({ ...stores, files: openFiles(config), wallClock }, transport),
      )
      try {
        await platform.ensureDefault()
        return await look(platform)
      } finally {
        await platform.app.close()
      }
    },
  }
}
