// Vitest's JSON report with the errors outside all tests: a rejection that nobody handled or a worker that crashed fails
// the run, but the original report does not name it.
import { JsonReporter } from 'vitest/node';

export default class ReportWithErrors extends JsonReporter {
  /** The messages of the errors outside all tests. */
  outside = [];

  async onTestRunEnd(modules, errors, reason) {
    this.outside = errors.map(({ message }) => message);
    await super.onTestRunEnd(modules, errors, reason);
  }

  async writeReport(report) {
    const { outside } = this;
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), outside }));
  }
}
