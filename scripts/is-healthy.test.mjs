import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { probeAddress } from './is-healthy.mjs'

test('[O-501] the health check of a container follows PORT and GATEWAY_PORT', () => {
  expect(probeAddress(undefined, {})).toBe('http://127.0.0.1:4000/health/ready')
  expect(probeAddress(undefined, { PORT: '5000' })).toBe('http://127.0.0.1:5000/health/ready')
  expect(probeAddress('gateway', { GATEWAY_PORT: '5100' })).toBe('http://127.0.0.1:5100/health/ready')
})

test('a container whose server does not answer is not healthy', () => {
  const script = join(import.meta.dirname, 'is-healthy.mjs')
  // Nothing listens on port 1.
  const { status } = spawnSync(process.execPath, [script], { env: { PORT: '1' } })
  expect(status).toBe(1)
})
