export const sampleMarkdown = `We asked for thirty. By the second Sunday of October there were **forty-one**, and Vikram had to borrow a van.

## Who carried them

The Chicago chapter packed on a Saturday, between two rounds of chai.

> Mine still had my thesis on it.

- 24 go to the civil and mechanical hostels
- 17 stay with the library, to be lent by the week`;
