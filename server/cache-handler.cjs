module.exports = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
