import { fileTypes } from '@touchline/contract'
import { expect, test } from 'vitest'
import { inspect } from './inspect.ts'

/** A grey picture of 2 by 2. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAAC0lEQVR4nGNgAAEAAAYAAf6MZ8gAAAAASUVORK5CYII=',
  'base64',
)
/** A comment, a frame, a scan with an escaped 0xff and a restart, the end. */
const jpeg = Buffer.from(
  'ffd8fffe0008414243444546ffc0000b080002000201011100ffda0008010100003f0012ff0034ffd056ffffd9',
  'hex',
)
const pdf = Buffer.from(`%PDF-1.4\n${'x'.repeat(3000)}\nstartxref\n9\n%%EOF\n`)
const trailer = Buffer.from('<html>and something else</html>')

async function inspected(content: Buffer, size: number): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
  }
  const kept: Buffer[] = []
  const { content: passing, found } = inspect(pieces(), fileTypes)
  for await (const piece of passing) kept.push(Buffer.from(piece))
  const whole = Buffer.concat(kept)
  expect(found().bytes).toBe(whole.length)
  return whole
}

test.each([
  ['a PNG', Buffer.concat([png, trailer]), png],
  ['a JPEG', Buffer.concat([jpeg, trailer]), jpeg],
  ['a PDF', pdf, pdf],
])('%s is judged alike in pieces of any size', async (_what, sent, kept) => {
  for (const size of [1, 2, 3, 5, 7, 8, 13, 64, 333, 4096]) {
    expect(await inspected(sent, size), `pieces of ${size}`).toEqual(kept)
  }
})
