/** The site's look for Swagger UI. */
export const pageStyle = `
:root { --ink: #18171c; --soft: #58565f; --line: #e0dfe4; --paper: #f7f7f9; --brand: #5b2d8e; }
body { margin: 0; background: #fff; color: var(--ink); font-family: Archivo, system-ui, sans-serif; }
.swagger-ui .filter-container { display: none; }
.tl-bar {
  position: sticky; top: 0; z-index: 10; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px;
  padding: 10px 24px; background: var(--brand); color: #fff; font-size: 14px;
}
.tl-bar a { color: #fff; }
.tl-bar .tl-name { font-weight: 700; font-size: 20px; text-decoration: none; }
.tl-bar .tl-what { margin-left: -14px; font-size: 20px; }
.tl-bar label { display: flex; align-items: center; gap: 8px; }
.tl-bar input { width: 190px; padding: 6px 10px; border: 1px solid #86848e; border-radius: 6px; color: var(--ink); font: inherit; background: #fff; }
.tl-bar input:focus-visible, .tl-bar a:focus-visible { outline: 3px solid #ffd54a; outline-offset: 2px; }
.tl-count { min-width: 60px; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-description,
.swagger-ui .info li, .swagger-ui .info p, .swagger-ui table, .swagger-ui .btn { font-family: inherit; color: var(--ink); }
.swagger-ui .info { margin: 28px 0; }
.swagger-ui .info code { overflow-wrap: anywhere; }
.swagger-ui .info .title small { background: var(--soft); }
.swagger-ui .info .title small.version-stamp { background: var(--brand); }
.swagger-ui .info a, .swagger-ui a.nostyle:focus-visible { color: var(--brand); }
.swagger-ui .scheme-container { background: var(--paper); box-shadow: none; border-block: 1px solid var(--line); }
.swagger-ui .opblock { border-radius: 10px; box-shadow: none; }
.swagger-ui .btn.authorize { border-color: var(--brand); color: var(--brand); }
.swagger-ui .btn.authorize svg { fill: var(--brand); }
.swagger-ui .btn.execute { background: var(--brand); border-color: var(--brand); color: #fff; }
`
