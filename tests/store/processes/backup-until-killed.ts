import { systemClock } from '@touchline/clock'
import { readConfig } from '@touchline/server'
import { backUp } from '../../../server/src/commands/backups/back-up.ts'
import { restore } from '../../../server/src/commands/backups/restore.ts'

// Backs up or restores, and is killed at a step of it.
const [verb, file = '', settings = '', aim, turn = '1'] = process.argv.slice(2)

let taken = 0
function reach(step: string): void {
  if (step !== aim) return
  taken += 1
  if (taken === Number(turn)) process.kill(process.pid, 'SIGKILL')
}

// The test that starts this writes the settings.
const config = readConfig(JSON.parse(settings) as Record<string, string>)
if (verb === 'backup') await backUp({ file, config, now: systemClock.now(), reach })
else await restore({ file, config, reach })
