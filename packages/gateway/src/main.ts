import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { readConfig } from './config.ts'
import { createGateway } from './create-gateway.ts'
import { postDelivery } from './post-delivery.ts'
import { runByTimer } from './run-by-timer.ts'

async function start(): Promise<void> {
  const { host, port, dataDir, logLevel, ...settings } = readConfig(process.env)
  // The database holds the secrets of merchants, so its files are readable by the gateway's user only.
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  // The server's command for restores unpacks there.
  if (existsSync(join(dataDir, '.restoring'))) {
    throw new Error(`DATA_DIR: a restore into ${dataDir} was broken off; run it again`)
  }
  const gateway = createGateway({
    ...settings,
    database: join(dataDir, 'gateway.db'),
    clock: systemClock,
    random: systemRandom,
    deliver: postDelivery,
    logger: { level: logLevel },
  })
  const timer = runByTimer(gateway, systemClock, (error) => {
    gateway.app.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'due work failed')
  })
  gateway.app.addHook('onResponse', async () => timer.wake())

  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    await timer.stop()
    await gateway.close()
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  await gateway.app.listen({ host, port })
  process.stdout.write(`The card gateway listens on ${settings.publicUrl}/gateway\n`)
}

try {
  await start()
} catch (error) {
  // One line for the operator; a stack trace adds nothing.
  process.stderr.write(`${error instanceof Error ? error.message : 'The gateway cannot start.'}\n`)
  process.exit(1)
}
