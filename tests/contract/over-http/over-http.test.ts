import { accountTests } from './account-tests.ts'
import { basketTests } from './basket-tests.ts'
import { catalogueTests } from './catalogue-tests.ts'
import { suiteOn } from './contract-test.ts'
import { refusalTests } from './refusal-tests.ts'
import { targetOfRun } from './target.ts'
import { timetableTests } from './timetable-tests.ts'

const contractTest = suiteOn(targetOfRun(process.env))
catalogueTests(contractTest)
accountTests(contractTest)
basketTests(contractTest)
refusalTests(contractTest)
timetableTests(contractTest)
