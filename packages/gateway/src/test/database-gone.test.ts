import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openGateway } from './fixture.ts'

async function gatewayOnFile() {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
  const database = join(folder, 'gateway.db')
  const gateway = await openGateway({ database })
  onTestFinished(async () => {
    await gateway.close()
    rmSync(folder, { recursive: true })
  })
  const readiness = async () => {
    const { statusCode, json } = await gateway.app.inject({ url: '/health/ready' })
    return [statusCode, json()]
  }
  return { gateway, database, readiness }
}

const ready = [200, { status: 'ready' }]
const notReady = [503, { status: 'not ready' }]

test.each([
  ['deleted', (file: string) => rmSync(file)],
  [
    'replaced',
    (file: string) => {
      renameSync(file, `${file}.old`)
      writeFileSync(file, '')
    },
  ],
])('[O-515] a gateway whose database file was %s takes no payment and is not ready', async (_, spoil) => {
  const { gateway, database, readiness } = await gatewayOnFile()
  await gateway.pay()
  expect(await readiness()).toEqual(ready)
  spoil(database)
  expect(await readiness()).toEqual(notReady)
  const answer = await gateway.control('PUT', 'merchants/another', gateway.registration)
  expect([answer.status, answer.body.code]).toEqual([500, 'gateway_error'])
  expect((await gateway.app.inject({ url: '/health/live' })).statusCode).toBe(200)
  const line = JSON.parse(gateway.log.find((text) => text.includes('database not usable')) ?? '{}') as object
  expect(line).toMatchObject({ level: 'error', error: 'DatabaseGoneError' })
})

test('[O-515] a gateway in memory is ready', async () => {
  const gateway = await openGateway()
  onTestFinished(() => gateway.close())
  expect((await gateway.app.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ready' })
})
