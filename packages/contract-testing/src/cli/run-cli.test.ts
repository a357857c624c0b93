import { fixedClock } from '@touchline/clock'
import { expect, test } from 'vitest'
import { runCli } from './run-cli.ts'
import { verbs } from './verbs.ts'

async function typed(...args: readonly string[]) {
  const printed: string[] = []
  const complaints: string[] = []
  const code = await runCli(args, {
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
    env: {},
    clock: fixedClock('2027-01-04T12:00:00Z'),
    pause: async () => {},
    progress: () => {},
    type: async () => undefined,
    onInterrupt: () => () => {},
  })
  return { code, printed: printed.join('\n'), complaints }
}

test.each([[[]], [['help']], [['--help']]])('%j lists every verb with one line of help', async (args) => {
  const { code, printed, complaints } = await typed(...args)
  expect([code, complaints]).toEqual([0, []])
  for (const { name, help } of verbs) {
    expect(help).not.toContain('\n')
    expect(printed.split('\n').filter((line) => line.includes(`  ${name} `) && line.endsWith(help))).toHaveLength(1)
  }
})

test('a verb that does not exist ends with 2 and one line that names it', async () => {
  expect(await typed('prob')).toEqual({
    code: 2,
    printed: '',
    complaints: ['There is no verb "prob". `npm run contract -- help` lists them.'],
  })
})

test('the help of a verb names each of its options and what it is for', async () => {
  for (const { name, options } of verbs) {
    const { code, printed } = await typed(name, '--help')
    expect(code).toBe(0)
    const lines = printed.split('\n')
    for (const [option, { help }] of Object.entries(options)) {
      expect(lines.filter((line) => line.includes(`--${option} `) && line.endsWith(`  ${help}`))).toHaveLength(1)
    }
  }
})

test('[O-406] an option that a verb does not have ends with 2 and one line', async () => {
  const { code, complaints } = await typed('report', '--quick')
  expect([code, complaints.length]).toEqual([2, 1])
  expect(complaints[0]).toContain('--quick')
})
