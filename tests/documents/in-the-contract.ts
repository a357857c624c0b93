import { type Document, uploadDocument, uploadPhoto } from '@touchline/contract'
import type { InTheContract } from '../contract/nouns.ts'
import { dataOf, type Request, type Scene } from '../contract/scene.ts'
import { formOf, pdf, png } from './files.ts'

const send: Request = ({ amina }) => amina.send(formOf(uploadDocument.path, { content: pdf() }))
const sendPhoto: Request = ({ amina }) => amina.send(formOf(uploadPhoto.path, { content: png() }))

async function documentId(scene: Scene): Promise<string> {
  return dataOf<Document>(await send(scene)).id
}

const requests = {
  async listDocuments(scene) {
    await send(scene)
    return scene.asAmina('listDocuments', { params: { userId: scene.amina.id } })
  },
  async readDocument(scene) {
    const params = { userId: scene.amina.id, documentId: await documentId(scene) }
    return scene.asEllie('readDocument', { params })
  },
  uploadDocument: send,
  async deleteDocument(scene) {
    return scene.asAmina('deleteDocument', { params: { documentId: await documentId(scene) } })
  },
  uploadPhoto: sendPhoto,
  async deletePhoto(scene) {
    await sendPhoto(scene)
    return scene.asAmina('deletePhoto')
  },
} as const satisfies Readonly<Record<string, Request>>

export const inTheContract: InTheContract = {
  requests,
  roles: [
    // About the user whom the path names: that user, and staff.
    ['401 in in 403 in in 401', ['listDocuments', 'readDocument']],
    ['401 in in in in in 401', ['uploadDocument', 'deleteDocument', 'uploadPhoto', 'deletePhoto']],
  ],
}
