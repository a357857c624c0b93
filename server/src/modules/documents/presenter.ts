import type { Document } from '@touchline/contract'
import { presentInstant } from '../../infra/wire/date-time.ts'
import type { DocumentRow } from './tables.ts'

/** Presents a kept document. */
export function presentDocument({ id, name, mediaType, bytes, createdAt }: DocumentRow): Document {
  if (mediaType === null || bytes === null) throw new Error('a document is shown before it has arrived')
  return { id, name, media_type: mediaType, bytes, uploaded_at: presentInstant(createdAt) }
}
