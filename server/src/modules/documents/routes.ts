import { endpoints } from '@touchline/contract'
import { getOwnerId } from '../../actor.ts'
import { fileRoute, readRoute, route, type Route, uploadRoute } from '../../infra/http/route.ts'
import { text } from '../../texts/index.ts'
import { deleteDocument, deletePhoto } from './delete-document.ts'
import { presentDocument } from './presenter.ts'
import { readDocument } from './read-document.ts'
import { receiveDocument } from './receive-document.ts'

export const documentRoutes: readonly Route[] = [
  readRoute(endpoints.listDocuments, async (reads, actor) => {
    const documents = await reads.documents.keptOf({ userId: getOwnerId(actor), kind: 'document' })
    return { data: documents.map(presentDocument) }
  }),
  fileRoute(endpoints.readDocument, (deps, actor, { params }) => readDocument(deps, actor, params.documentId)),
  uploadRoute(endpoints.uploadDocument, async (deps, actor, { upload }) => ({
    data: await receiveDocument(deps, actor, { kind: 'document', upload }),
  })),
  route(endpoints.deleteDocument, async (deps, actor, { params }) => {
    await deleteDocument(deps, actor, params.documentId.toLowerCase())
    return { data: { message: text('documents:deleted') } }
  }),
  uploadRoute(endpoints.uploadPhoto, async (deps, actor, { upload }) => ({
    data: await receiveDocument(deps, actor, { kind: 'photo', upload }),
  })),
  route(endpoints.deletePhoto, async (deps, actor) => {
    await deletePhoto(deps, actor)
    return { data: { message: text('documents:photo_deleted') } }
  }),
]
