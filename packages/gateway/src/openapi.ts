import { buildDocument } from './documentation/build-document.ts'

// Prints the OpenAPI document of the gateway, the same as `/gateway/openapi.json`.
process.stdout.write(`${JSON.stringify(buildDocument('http://localhost:4100'), null, 2)}\n`)
