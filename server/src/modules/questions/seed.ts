import type { QuestionSectionRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

/** The schedules were written just before, so that their revisions are of this state too. */
export function seedQuestionSections(tx: Tx, records: readonly QuestionSectionRecord[]): Promise<void> {
  return tx.seed.insert('questionSections', records)
}
