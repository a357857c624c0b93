import { buildDocument } from './infra/http/documentation/build-document.ts'
import { documentsOnly } from './infra/http/documentation/documents-only.ts'

// Prints the OpenAPI document of the platform, as `/documentation/json` answers it; with the argument `documents` that of
// the two documents alone, as `/documentation/documents.json` answers it.
const whole = buildDocument('http://localhost:4000')
const printed = process.argv[2] === 'documents' ? documentsOnly(whole) : whole
process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`)
