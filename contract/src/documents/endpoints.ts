import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { about, define, oneOf, strictObject } from '../shared/define.ts'
import { fileTypes } from '../shared/enumerations.ts'
import { data, Done } from '../shared/envelope.ts'
import { Uuid } from '../shared/ids.ts'
import { userId } from '../shared/parameters.ts'
import { inferred, ours } from '../shared/provenance.ts'
import * as calls from './calls.ts'

const tag = { name: 'Documents', description: 'Files that people send: proofs, and their photo.' }
const provenance = ours('O-243: a document can be sent, and no call is stated that shows or deletes it')

/** A file that somebody has sent. */
export const Document = define(
  'Document',
  Type.Object({
    id: Uuid,
    name: Type.String({ description: 'Its name, made safe for any file system', examples: ['student-card.pdf'] }),
    media_type: oneOf(fileTypes, 'Judged by the content'),
    bytes: Type.Integer({ minimum: 1, examples: [48_213] }),
    uploaded_at: Instant,
  }),
  provenance,
)
export type Document = Static<typeof Document>

const documentId = about(Uuid, 'Id of the document.', '0134c1b2-1280-76a9-9232-efa8f8aa3d6d')

const body = strictObject({
  file: Type.String({ format: 'binary', description: 'The file, as the only file of the form' }),
})

export const documentEndpoints = {
  listDocuments: endpoint(calls.listDocuments, {
    summary: 'Documents of a user, newest first',
    description:
      'For the user and for staff, without the photo. One user has at most 20. A call of ours: another platform may not have it.',
    tag,
    provenance,
    params: Type.Object({ userId }),
    reply: data(Type.Array(Document)),
  }),
  readDocument: endpoint(calls.readDocument, {
    summary: 'The file itself',
    description:
      'For the user and for staff: a document, or the photo that `profile_picture_url` names. It is answered as an attachment with the media type of its content, and no page may run anything in it. A call of ours: another platform may not have it.',
    tag,
    provenance,
    params: Type.Object({ userId, documentId }),
    produces: fileTypes,
    reply: Type.String({ format: 'binary' }),
  }),
  uploadDocument: endpoint(calls.uploadDocument, {
    summary: 'Send a document',
    description:
      'A form with one file called `file`: PDF, JPG or PNG by its content, at most 10 MB, otherwise 422 or 413. Data after the end of a picture is dropped.',
    tag,
    provenance: inferred('S6 and decision O-19'),
    status: 201,
    consumes: 'multipart/form-data',
    body,
    reply: data(Document),
  }),
  deleteDocument: endpoint(calls.deleteDocument, {
    summary: 'Delete a document of the caller',
    description: 'The file is gone at once. A call of ours: another platform may not have it.',
    tag,
    provenance,
    params: Type.Object({ documentId }),
    bodyOptional: true,
    reply: data(Done),
  }),
  uploadPhoto: endpoint(calls.uploadPhoto, {
    summary: 'Send a photo of the caller',
    description:
      'As a document, but JPG or PNG only. It replaces the photo before it. A call of ours: another platform may not have it.',
    tag,
    provenance,
    status: 201,
    consumes: 'multipart/form-data',
    body,
    reply: data(Document),
  }),
  deletePhoto: endpoint(calls.deletePhoto, {
    summary: 'Delete the photo of the caller',
    description: 'The file is gone at once. A call of ours: another platform may not have it.',
    tag,
    provenance,
    bodyOptional: true,
    reply: data(Done),
  }),
}
