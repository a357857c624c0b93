import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { createLog, describeError, openTracing, startingAt } from '@touchline/serving'
import { readConfig } from './config.ts'
import { createGateway } from './create-gateway.ts'
import { postDelivery } from './post-delivery.ts'
import { runByTimer } from './run-by-timer.ts'

async function start(): Promise<void> {
  const { host, port, dataDir, logLevel, ...settings } = readConfig(process.env)
  // The database holds the secrets of merchants, so its files are readable by the gateway's user only.
  process.umask(0o077)
  await startingAt(dataDir, () => mkdirSync(dataDir, { recursive: true }))
  // The server's command for restores unpacks there.
  if (existsSync(join(dataDir, '.restoring'))) {
    throw new Error(`DATA_DIR: a restore into ${dataDir} was broken off; run it again`)
  }
  const log = createLog({ level: logLevel, clock: systemClock })
  const database = join(dataDir, 'gateway.db')
  const tracing = await openTracing(process.env, {
    service: 'touchline-gateway',
    attributesOf: ({ id }) => ({ 'touchline.correlation_id': id }),
  })
  const isMissing =
    !existsSync(database) && ['registry.db', 'sandboxes'].some((name) => existsSync(join(dataDir, name)))
  const gateway = await startingAt(database, () =>
    createGateway({
      ...settings,
      database,
      clock: systemClock,
      random: systemRandom,
      deliver: postDelivery,
      log,
      tracing,
    }),
  )
  if (isMissing) {
    const detail = `${database}: it was missing beside a platform; its payments and saved cards are unknown. Restore a backup where they matter.`
    log('warn', 'database made anew', { detail })
  }
  const timer = runByTimer(gateway, systemClock, (error) => log('error', 'due work failed', describeError(error)))
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
