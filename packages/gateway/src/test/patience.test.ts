import { expect, onTestFinished, test } from 'vitest'
import { openGateway } from './fixture.ts'

test('a request does not time out while the gateway itself is too busy to read it', async () => {
  const { app } = await openGateway()
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const before = app.server.headersTimeout
  // Away: it neither reads nor answers.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
  expect(app.server.headersTimeout).toBeGreaterThanOrEqual(before + 700)
})
