import { buildDocument } from './infra/http/documentation/build-document.ts'

// Prints the OpenAPI document of the platform, as `/documentation/json` answers it.
process.stdout.write(`${JSON.stringify(buildDocument('http://localhost:4000'), null, 2)}\n`)
