/** The baseline of the HTTP benchmark: a minimal Express server that sends the same bytes. Prints its port. */
import express from 'express';

const body = process.argv[2];
const app = express();
app.get('/', (_req, res) => {
  res.type('application/json').send(body);
});
const server = app.listen(0, '127.0.0.1', () => console.log(server.address().port));
