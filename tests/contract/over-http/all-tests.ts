import { accountTests } from './account-tests.ts'
import { basketTests } from './basket-tests.ts'
import { catalogueTests } from './catalogue-tests.ts'
import type { ContractTest } from './contract-test.ts'
import { refusalTests } from './refusal-tests.ts'
import { timetableTests } from './timetable-tests.ts'

/** Declares every test of the suite. */
export function allTests(contractTest: ContractTest): void {
  for (const part of [catalogueTests, accountTests, basketTests, refusalTests, timetableTests]) part(contractTest)
}
