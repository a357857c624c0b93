import type { QuestionSectionRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

export function seedQuestionSections(tx: Tx, records: readonly QuestionSectionRecord[]): Promise<void> {
  return tx.seed.insert('questionSections', records)
}
