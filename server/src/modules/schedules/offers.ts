import { offer } from '../../infra/store/unit-of-work.ts'
import { occurrenceWrites } from './write-repository.ts'

// Writes that other modules make in their units of work.
export const setOccurrenceStatus = offer(occurrenceWrites, 'setStatus')
export const lockOccurrence = offer(occurrenceWrites, 'lock')
export const cancelOccurrence = offer(occurrenceWrites, 'cancel')
export const changeOccurrence = offer(occurrenceWrites, 'change')
export const renewSchedule = offer(occurrenceWrites, 'renewSchedule')
