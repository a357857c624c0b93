import { endpoints } from '@touchline/contract'
import { readRoute, type Route } from '../../infra/http/route.ts'
import { listOccurrences, readOccurrence } from './list-occurrences.ts'

export const occurrenceRoutes: readonly Route[] = [
  readRoute(endpoints.listOccurrences, (reads, actor, { query, now }) => listOccurrences(reads, actor, { query, now })),
  readRoute(endpoints.readOccurrence, async (reads, actor, { params, now }) => ({
    data: await readOccurrence(reads, actor, { ...params, now }),
  })),
]
