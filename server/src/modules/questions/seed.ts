import type { QuestionSectionRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

/** A schedule that was there before has been remembered without them. `newRevision` answers a text that no row has had. */
export async function seedQuestionSections(
  tx: Tx,
  records: readonly QuestionSectionRecord[],
  newRevision: () => string,
): Promise<void> {
  await tx.seed.insert('questionSections', records)
  for (const id of new Set(records.map(({ scheduleId }) => scheduleId))) {
    await tx.occurrences.renewSchedule({ id, revision: newRevision() })
  }
}
