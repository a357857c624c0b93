import { allTests } from './all-tests.ts'
import { suiteOn } from './contract-test.ts'
import { targetOfRun } from './target.ts'

allTests(suiteOn(targetOfRun(process.env)))
